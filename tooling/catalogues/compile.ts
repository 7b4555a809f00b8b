import { createCompiledCatalog } from '@lingui/cli/api'

/** A message as Lingui's runtime reads it. @throws where it is no message */
export function compile(text: string): unknown {
  return compileAll(new Map([['text', text]])).text
}

/** Messages by id, as Lingui's runtime reads them. @throws where one is no message */
export function compileAll(texts: ReadonlyMap<string, string>): Record<string, unknown> {
  const { source, errors } = createCompiledCatalog('en', Object.fromEntries(texts), { namespace: 'json' })
  const [fault] = errors
  if (fault) throw fault.error
  return (JSON.parse(source) as { messages: Record<string, unknown> }).messages
}
