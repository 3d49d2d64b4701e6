import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import sqlite from "node:sqlite";

/**
 * Keeps unit tests from starting processes, using the network or opening databases: tests that need more are named
 * `*.integration.test.ts`.
 */

function refuse(what: string): never {
  throw new Error(`A unit test ${what}: name its file *.integration.test.ts.`);
}

const refuseProcess = () => refuse("starts a process");
Object.assign(childProcess, {
  exec: refuseProcess,
  execFile: refuseProcess,
  execFileSync: refuseProcess,
  execSync: refuseProcess,
  fork: refuseProcess,
  spawn: refuseProcess,
  spawnSync: refuseProcess,
});
// The class is already bound wherever it is imported, but its methods are not.
Object.assign(sqlite.DatabaseSync.prototype, {
  exec: () => refuse("opens a database"),
  prepare: () => refuse("opens a database"),
});
net.Server.prototype.listen = () => refuse("listens on a port");
net.Socket.prototype.connect = () => refuse("connects to a server");
syncBuiltinESMExports();
