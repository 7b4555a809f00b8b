import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a folder's files on this machine only, at a free port. */
export async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const path = join(folder, normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')))
    const found = path.startsWith(folder + sep) ? await stat(path).catch(() => undefined) : undefined
    if (!found?.isFile()) return void response.writeHead(404).end()
    const type = types[extname(path)] ?? 'application/octet-stream'
    response
      .writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
      .end(await readFile(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
