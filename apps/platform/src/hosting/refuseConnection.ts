import type { Duplex } from 'node:stream'
import { failure } from '../http/answer.ts'

/**
 * What is not HTTP at all gets a response of the error catalogue, too. A connection without a request is closed
 * without a response: browsers preconnect, and take what they receive there for the response to their next request.
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
