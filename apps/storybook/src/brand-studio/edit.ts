import { readTokens } from '@baize/ui/brand'
import { aliasOf, getToken, type Part, setToken, type TokensDocument } from './tokens-document.ts'
import { read } from './written.ts'

/** An edit's result: the new document, or why it cannot be used, as a sentence. */
export type Edit = { document: TokensDocument } | { problem: string }

/** The document with a token as a person wrote it. What `readTokens` would refuse never gets in. */
export function edited(document: TokensDocument, part: Part, path: string, type: string, text: string): Edit {
  const written = read(type, text)
  if ('problem' in written) return written
  const target = aliasOf(written.value)
  const pointed =
    target === undefined
      ? undefined
      : (getToken(document, part, target) ?? getToken(document, 'base', target))
  if (pointed && pointed.type !== type)
    return { problem: `${target} is of type ${pointed.type}; only another ${type} can stand here.` }
  const next = setToken(document, part, path, written.value)
  const { problems } = readTokens(next)
  const known = problems.length > 0 ? new Set(readTokens(document).problems) : new Set()
  const [problem] = problems.filter((each) => !known.has(each))
  return problem === undefined ? { document: next } : { problem: plain(problem, part, path) }
}

/** `light: color.text.link must be…` begins, beside its own field, with “This”. */
function plain(problem: string, part: Part, path: string): string {
  const own = `${part}: ${path} `
  // The place in the file is the field itself.
  return problem.startsWith(own) ? `This ${problem.slice(own.length).replace(/ \[[^\]]*\]$/, '')}` : problem
}
