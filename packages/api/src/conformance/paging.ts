import type { CallDefinition } from '../contract/call.ts'
import { codeOf, expectAnswer, Failure, Skipped } from './expect.ts'
import { askAs, type Check, type Suite } from './suite.ts'

interface Page {
  readonly rows: readonly unknown[]
  readonly next: string | null
  readonly total: number | null
}

/** The pages of a list are its rows, each once, in one order, whatever the size of a page. */
export const paging: Check = {
  name: 'paging',
  async run(suite, definition) {
    const names = Object.keys(
      (definition.query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {},
    )
    if (names.includes('after')) return byKeyset(suite, definition)
    if (names.includes('pageNo')) return byNumber(suite, definition)
    throw new Skipped('')
  },
}

async function byKeyset(suite: Suite, definition: CallDefinition): Promise<void> {
  const whole = await readBothWays(suite, definition, { pageSize: 6 }, async (wanted) => {
    const single: unknown[] = []
    let after: string | undefined
    while (single.length < wanted.rows.length) {
      const page = await readPage(
        suite,
        definition,
        after === undefined ? { pageSize: 1 } : { pageSize: 1, after },
      )
      if (page.rows.length > 1) throw new Failure('a page has more rows than were asked for')
      single.push(...page.rows)
      if (page.next === null) break
      if (page.next === after) throw new Failure('the next page begins where this one did')
      after = page.next
    }
    return single
  })
  if (whole.rows.length < 6 && whole.next !== null) throw new Failure('the last page names a next one')
  for (const wrong of ['x', 'A'.repeat(200), '____']) {
    const told = await askAs(suite, definition, { query: { after: wrong } })
    expectAnswer(definition, told, suite.target.slowest, `after=${wrong}: `)
  }
}

async function byNumber(suite: Suite, definition: CallDefinition): Promise<void> {
  const whole = await readBothWays(suite, definition, { pageNo: 1, pageSize: 4 }, async (wanted) => {
    const single: unknown[] = []
    for (let pageNo = 1; pageNo <= wanted.rows.length; pageNo++) {
      const page = await readPage(suite, definition, { pageNo, pageSize: 1 })
      if (page.rows.length > 1) throw new Failure('a page has more rows than were asked for')
      if (page.total !== wanted.total) throw new Failure('the total changes with the size of a page')
      single.push(...page.rows)
    }
    return single
  })
  if (whole.total !== null && whole.total < whole.rows.length)
    throw new Failure('the total is less than the rows')
  const past = await readPage(suite, definition, { pageNo: 99_999, pageSize: 4 })
  if (past.rows.length > 0) throw new Failure('a page past the end has rows')
}

const maxTurns = 5

/** Reads a list as one page and in pages of one; once more where it changed meanwhile, as a withdrawal under review does. */
async function readBothWays(
  suite: Suite,
  definition: CallDefinition,
  query: Record<string, unknown>,
  readSingle: (whole: Page) => Promise<readonly unknown[]>,
): Promise<Page> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const whole = await readPage(suite, definition, query)
    const single = await readSingle(whole)
    if (isSame(single, whole.rows)) return whole
    const later = await readPage(suite, definition, query)
    if (isSame(later.rows, whole.rows)) throw new Failure('pages of one and the page of all differ')
  }
  throw new Failure('the list changes each time that it is read')
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

async function readPage(
  suite: Suite,
  definition: CallDefinition,
  query: Record<string, unknown>,
): Promise<Page> {
  const told = await askAs(suite, definition, { query })
  if (told.status !== 200) throw new Skipped(`the list is answered with ${codeOf(told)}`)
  const value = (told.envelope?.value ?? {}) as Record<string, unknown>
  const page = (value.page ?? value) as { next?: string | null; total?: number }
  const rows = value.rows ?? Object.values(value).find(Array.isArray)
  if (!Array.isArray(rows)) throw new Failure('a list without rows')
  return { rows, next: page.next ?? null, total: page.total ?? null }
}
