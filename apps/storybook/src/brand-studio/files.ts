import { readTokens } from '@baize/ui/brand'
import { typeOfFile } from './files/fileTypes.ts'
import { isGroup, type TokensDocument } from './tokens-document.ts'

/** A file's content: a whole brand, or sentences with the reasons why it cannot be opened. */
export type OpenedText = { document: TokensDocument } | { problems: readonly string[] }

/** Reads the text of a `tokens.json`. Never throws. */
export function openText(text: string): OpenedText {
  let document: unknown
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [`The file is not valid JSON: ${reason}`] }
  }
  const { problems } = readTokens(document)
  if (problems.length > 0) return { problems }
  return isGroup(document) ? { document } : { problems: ['The file must hold one JSON object.'] }
}

/** Offers a file to the person, as a download of the browser. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type: typeOfFile(name) }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
