import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What the network does: `pass`; `loseReply` lets a request through and cuts the line before its response; `freeze`
 * keeps the line open and sends nothing any more, in either direction.
 */
type Fault = 'pass' | 'loseReply' | 'freeze'

export interface FaultProxy {
  readonly port: number
  set(fault: Fault): void
  /** Responses that were cut off. */
  lost(): number
  close(): Promise<void>
}

/** A line to a port of this machine that can be cut, bytes and all. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let fault: Fault = 'pass'
  let lost = 0
  const open = new Set<Socket>()
  const server = createServer((page) => {
    const platform = connect(port, '127.0.0.1')
    for (const socket of [page, platform]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    let frozen = false
    page.on('data', (bytes) => {
      frozen ||= fault === 'freeze'
      if (!frozen) platform.write(bytes)
    })
    platform.on('data', (bytes) => {
      frozen ||= fault === 'freeze'
      if (frozen) return
      if (fault !== 'loseReply') return void page.write(bytes)
      lost++
      page.destroy()
      platform.destroy()
    })
    page.on('close', () => platform.destroy())
    platform.on('close', () => {
      if (!frozen) page.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next
    },
    lost: () => lost,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
