import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

type Part = string | Uint8Array

/** A file of an archive, whose content may be streamed; less than 4 GB. */
export type ZippedFile = readonly [name: string, content: Iterable<Part> | AsyncIterable<Part>]

async function* bytesOf(content: ZippedFile[1]): AsyncGenerator<Buffer, void, void> {
  for await (const part of content) yield Buffer.from(part)
}

/** A ZIP archive, written while its files are read: no more of it than a piece is in memory. */
export async function* zip(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array, void, void> {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  let source: Readable | undefined
  const fail = (error: Error) => output.destroy(error)
  archive.on('error', fail)
  async function addAll() {
    for await (const [name, content] of files) {
      source = Readable.from(bytesOf(content), { objectMode: false })
      archive.addReadStream(source, name)
      await finished(source)
    }
    archive.end()
  }
  addAll().catch(fail)
  try {
    yield* output
  } finally {
    // Where its reader has left, what it would have read is closed too.
    source?.destroy()
  }
}
