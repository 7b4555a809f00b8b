import { createContext, Script } from 'node:vm'
import type { Matching } from '../src/compiler/index.ts'

const answers = new Script(`{
  const pattern = new RegExp(source, 'u')
  values.map((value) => pattern.test(value))
}`)
const room = createContext({})

/**
 * What the native engine says of each text; undefined where it had not returned within a fifth of a second. A
 * pattern made at random now and then makes it try for minutes, which is what ours is there for.
 */
export function nativeAnswers(
  source: string,
  matching: Matching,
  values: readonly string[],
): readonly boolean[] | undefined {
  Object.assign(room, { source: matching === 'whole' ? `^(?:${source})$` : source, values })
  try {
    return answers.runInContext(room, { timeout: 200 })
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
