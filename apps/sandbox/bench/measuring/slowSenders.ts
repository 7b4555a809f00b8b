/**
 * Keeps connections open that each send a body one byte a second, from one address. Reads the port, that address, and the head
 * of the request from its arguments; connections that the server closes are opened again once a second. Ends with its parent.
 */
import { connect, type Socket } from 'node:net'

const [port, from, connections, head] = process.argv.slice(2) as [string, string, string, string]
const open = new Set<Socket>()

function fill(): void {
  for (let missing = Number(connections) - open.size; missing > 0; missing -= 1) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
    open.add(socket)
    socket.on('connect', () => socket.write(`${head}{`))
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
  }
}

fill()
setInterval(() => {
  for (const socket of open) if (socket.writable) socket.write(' ')
  fill()
}, 1_000)
process.stdin.on('end', () => process.exit(0)).resume()
