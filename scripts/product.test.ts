import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPorts, freePorts, readPorts } from './product.mjs'

test('ports are the usual ones unless a setting moves them', () => {
  expect(readPorts({ PORT_AGENT: '5302', PORT_MEMBER: '' })).toEqual({
    PORT_PLATFORM: 4300,
    PORT_MEMBER: 4301,
    PORT_AGENT: 5302,
    PORT_STORYBOOK: 4303,
  })
})

test.each([
  ['70000', 'PORT_AGENT=70000 is not a port'],
  ['0', 'PORT_AGENT=0 is not a port'],
  ['4e3', 'PORT_AGENT=4e3 is not a port'],
  ['http', 'PORT_AGENT=http is not a port'],
  ['4301', 'PORT_MEMBER and PORT_AGENT are both 4301'],
])('a setting of %s is refused by name', (text, words) => {
  expect(() => readPorts({ PORT_AGENT: text })).toThrow(words)
})

test('a taken port is refused by number and setting, a free one is not', async () => {
  const ports = await freePorts()
  await checkPorts(ports)
  const other = createServer()
  await new Promise<void>((listening) => other.listen(ports.PORT_STORYBOOK, '127.0.0.1', listening))
  await expect(checkPorts(ports)).rejects.toThrow(
    `Port ${ports.PORT_STORYBOOK} (Storybook) is taken by another program. Stop that program, or set PORT_STORYBOOK=`,
  )
  await new Promise((closed) => other.close(closed))
})
