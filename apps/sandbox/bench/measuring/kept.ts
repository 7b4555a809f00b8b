import { once } from 'node:events'

interface HeapUsage {
  readonly usedSize: number
  readonly backingStorageSize: number
}

/**
 * Megabytes that a process of Node still uses after a full garbage collection: its objects and their buffers. The
 * process was started with `--inspect=127.0.0.1:<port>`.
 */
export async function keptMegabytes(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The process has no inspector.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let asked = 0
  const ask = async (method: string): Promise<unknown> => {
    const id = ++asked
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
      const told = JSON.parse(event.data) as { id?: number; result?: unknown }
      if (told.id === id) return told.result
    }
  }
  // What the first frees may reference what only the second can free.
  for (let time = 0; time < 2; time += 1) await ask('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = (await ask('Runtime.getHeapUsage')) as HeapUsage
  socket.close()
  return (usedSize + backingStorageSize) / 1_048_576
}
