import { expect, it } from 'vitest'
import { allowedChat } from './allowedChat.ts'

const origins = ['https://chat.example', 'https://help.example:8443/', 'http://localhost:4100', 'no origin']

it.each([
  ['https://chat.example/room?id=1', 'https://chat.example/room?id=1'],
  ['HTTPS://CHAT.EXAMPLE/room', 'https://chat.example/room'],
  ['https://chat.example:443/', 'https://chat.example/'],
  ['https://help.example:8443/a', 'https://help.example:8443/a'],
  ['http://localhost:4100/chat', 'http://localhost:4100/chat'],
  ['http://chat.example/room', undefined],
  ['https://help.example/a', undefined],
  ['https://chat.example.evil.com/', undefined],
  ['https://evil.com/https://chat.example/', undefined],
  ['https://chat.example@evil.com/', undefined],
  ['https://name:word@chat.example/', undefined],
  ['https://sub.chat.example/', undefined],
  ['//chat.example/room', undefined],
  ['/room', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,chat', undefined],
  ['blob:https://chat.example/1', undefined],
  ['about:blank', undefined],
  ['', undefined],
])('%j is framed as %j', (address, framed) => {
  expect(allowedChat(address, origins)).toBe(framed)
})

it('frames nothing where no origin is allowed', () => {
  expect(allowedChat('https://chat.example/', [])).toBeUndefined()
})
