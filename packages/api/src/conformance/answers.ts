import { calls, encryptionKeys } from '../contract/index.ts'
import { codeOf, expectAnswer, expectCode, Failure, Skipped } from './expect.ts'
import { type Check, firstOf } from './suite.ts'
import { pathOf } from './target.ts'

/** The envelope, the status, the code and the headers of a response. */
export const answer: Check = {
  name: 'answer',
  async run(suite, definition) {
    expectAnswer(definition, (await firstOf(suite, definition)).told, suite.target.slowest)
  },
}

/** The value, read by the contract's schema: names, kinds, amounts as decimal texts, moments in UTC. */
export const shape: Check = {
  name: 'shape',
  async run(suite, definition) {
    const { told, unprepared } = await firstOf(suite, definition)
    const why = unprepared ? `: ${unprepared}` : ''
    if (told.status !== 200) throw new Skipped(`the sample is answered with ${codeOf(told)}${why}`)
    const read = definition.value.safeParse(told.envelope?.value)
    if (read.success) return
    const wrong = read.error.issues.slice(0, 4).map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    throw new Failure(`the value is another: ${wrong.join('; ')}`)
  },
}

/** Other methods are refused, with the ones that are allowed. */
export const methods: Check = {
  name: 'methods',
  async run(suite, definition) {
    const here = pathOf(definition)
    // `/favourites/ids` is also a place of `/favourites/{nodeId}`.
    const known = Object.values(calls).filter(({ path }) =>
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(here),
    )
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      if (known.some((call) => call.method === method)) continue
      const told = await suite.target.send(here, { method })
      expectCode(told, ['methodNotAllowed'], method)
      if (!told.headers.get('allow')?.includes(definition.method))
        throw new Failure(`${method}: Allow is missing`)
    }
  },
}

/** The clock that clients set theirs by: in the response, and in every response's `Date`. */
export const clock: Check = {
  name: 'clock',
  async run(suite, definition) {
    if (definition.id !== encryptionKeys.id) throw new Skipped('')
    const { told } = await firstOf(suite, definition)
    const date = Date.parse(told.headers.get('date') ?? '')
    const now = Date.parse((told.envelope?.value as { now?: string } | undefined)?.now ?? '')
    if (!(Math.abs(now - date) < 5_000)) throw new Failure('the value’s `now` and the header `Date` differ')
  },
}
