import { vi } from 'vitest'

/** Vitest has a setting for how long `expect.poll` waits, and none for `vi.waitFor`: a second, which a busy machine takes. */
const waitFor = vi.waitFor
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 30_000, ...options })
