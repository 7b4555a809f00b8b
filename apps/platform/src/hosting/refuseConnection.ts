import type { Duplex } from 'node:stream'
import { failure } from '../http/answer.ts'

/**
 * What is not HTTP at all gets an answer of the catalogue, too. A connection on which nothing was ever asked is closed
 * without a word: browsers open some ahead, and take what comes on them for the answer to what they ask next.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const asked = 'bytesRead' in socket && Number(socket.bytesRead) > 0
    if (asked && socket.writable) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    else socket.destroy()
    return
  }
  if (!socket.writable) return
  const { body } = failure('malformedRequest')
  socket.end(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
