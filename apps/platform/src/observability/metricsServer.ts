import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registry } from './metrics.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/** `/metrics` on a port of its own, which no visitor reaches: metrics reveal more about a business than its pages. */
export async function serveMetrics(port: number, hostname: string): Promise<MetricsServer> {
  const server: Server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || !/^\/metrics(?:\?|$)/.test(request.url ?? '')) {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} (PORT_METRICS) is taken.`) : error),
    )
    server.listen(port, hostname, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
