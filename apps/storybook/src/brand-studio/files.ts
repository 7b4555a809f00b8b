import { readTokens } from '@baize/ui/brand'
import { isGroup, type TokensDocument } from './tokens-document.ts'

/** A file's content: a whole brand, or sentences with the reasons why it cannot be opened. */
export type Opened = { document: TokensDocument } | { problems: readonly string[] }

/** The largest file that is read, in bytes: a brand's is some 50 thousand. */
const largestFile = 2_000_000

/** Reads the text of a `tokens.json`. Never throws. */
export function openText(text: string): Opened {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [`The file is not valid JSON: ${reason}`] }
  }
  const { problems } = readTokens(document)
  if (problems.length > 0) return { problems }
  return isGroup(document) ? { document } : { problems: ['The file must hold one JSON object.'] }
}

/** Reads a file that was chosen or dropped. Never rejects. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > largestFile)
    return { problems: ['The file is larger than 2 MB: it cannot be a tokens.json.'] }
  try {
    return openText(await file.text())
  } catch {
    return { problems: ['The file could not be read. Choose it again.'] }
  }
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
