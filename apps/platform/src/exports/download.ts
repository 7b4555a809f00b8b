import { Readable } from 'node:stream'

/** A file that is written while it is read. A browser saves it, and no cache stores it. */
export const asDownload = (file: AsyncIterable<Uint8Array>, type: string, fileName: string): Response =>
  new Response(Readable.toWeb(Readable.from(file)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
