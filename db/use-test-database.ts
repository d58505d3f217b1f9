import { afterAll, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** A file's own database, there while its tests run. */
export function useTestDatabase(connections?: number): TestDatabase {
  const own = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(own, await createTestDatabase(connections));
  });
  afterAll(() => own.drop());
  return own;
}
