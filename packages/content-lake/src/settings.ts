import type { ProjectState } from "./store/project-state.ts";
import { text } from "./store/sqlite.ts";

/** Key-value settings of the project, and those that the Studio stores for each user (`users/me/keyvalue`). */
export class Settings {
  readonly #state: ProjectState;

  constructor(state: ProjectState) {
    this.#state = state;
    state.sql.exec(`
      CREATE TABLE IF NOT EXISTS settings (
        owner TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (owner, key)
      ) STRICT;
      INSERT OR IGNORE INTO settings VALUES ('project', 'createdAt', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'));
    `);
  }

  get(owner: string, key: string): string | undefined {
    const query = "SELECT value FROM settings WHERE owner = ? AND key = ?";
    const row = this.#state.sql.get(query, owner, key);
    return row && text(row, "value");
  }

  async save(owner: string, key: string, value: string): Promise<void> {
    await this.#state.write(() =>
      this.#state.sql.run(
        "INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        owner,
        key,
        value,
      ),
    );
  }
}
