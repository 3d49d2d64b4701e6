/**
 * How the memory of native code is kept, which is most of what pictures, packed answers and files take. glibc gives every
 * thread a pool of its own, and cuts buffers out of these pools that are as large as any that was freed before: what is free in
 * between is not given back. With two pools, and large buffers outside of them, it is.
 * https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const settings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" };

/**
 * Makes this process give memory back that it needs no more. glibc reads its settings when a program begins, so the program
 * begins again, in the same process. Does nothing where they are set already, on systems without glibc's settings, and for
 * a process with a channel to its parent, which would be lost.
 */
export function giveMemoryBack(): void {
  const { execPath, execArgv, argv, env, platform } = process;
  const isSet = Object.keys(settings).every((name) => env[name] !== undefined);
  if (isSet || platform !== "linux" || process.connected) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...settings, ...env });
}
