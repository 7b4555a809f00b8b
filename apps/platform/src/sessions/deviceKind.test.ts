import { expect, test } from 'vitest'
import { deviceKind } from './deviceKind.ts'

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`

test.each([
  [mozilla('Linux; Android 14; SM-A155F', 'Chrome/130.0.0.0 Mobile Safari/537.36'), 'phone'],
  [mozilla('Linux; Android 14; SM-X210', 'Chrome/130.0.0.0 Safari/537.36'), 'tablet'],
  [mozilla('iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Version/18.0 Mobile/15E148 Safari/604.1'), 'phone'],
  [mozilla('iPad; CPU OS 16_0 like Mac OS X', 'Version/16.0 Mobile/15E148 Safari/604.1'), 'tablet'],
  [mozilla('Android 15; Tablet; rv:130.0', 'Gecko/130.0 Firefox/130.0'), 'tablet'],
  [mozilla('Android 15; Mobile; rv:130.0', 'Gecko/130.0 Firefox/130.0'), 'phone'],
  [mozilla('Windows NT 10.0; Win64; x64', 'Chrome/130.0.0.0 Safari/537.36'), 'computer'],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.0 Safari/605.1.15'), 'computer'],
  [mozilla('X11; CrOS x86_64 14541.0.0', 'Chrome/130.0.0.0 Safari/537.36'), 'computer'],
  ['curl/8.0', null],
  ['', null],
  [null, null],
])('%s is a %s', (agent, kind) => {
  expect(deviceKind(agent)).toBe(kind)
})
