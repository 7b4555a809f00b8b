import { expect, test } from 'vitest'
import { pageMeant, paths, specified } from '../shared/paths.ts'
import { screens } from './centre/screens.tsx'
import { isPage } from './isPage.ts'

test.each(['/', '/index.html', ...Object.values(paths), '/agentHome/'])('%s is a page', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each(screens.map(({ path }) => path))('the screen at %s is a page', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each(Object.keys(specified))('the name %s of the specification leads to a page', (name) => {
  const path = `/agentHome/${name}`
  expect(isPage(path)).toBe(true)
  expect(isPage(pageMeant(path) ?? '')).toBe(true)
})

test.each([
  ['/agentHome/', '/agentHome'],
  ['/agentHome/income/', '/agentHome/income'],
  ['/agentHome/nonsense', null],
  ['/agentHome/toString', null],
])('%s means %s', (path, page) => {
  expect(pageMeant(path)).toBe(page)
})

test.each(['/member/deposit', '/member/sessions'])('%s of the member site leads to the page here', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each([
  ...['/foo.php', '/.env', '/.git/config', '/assets/gone.js', '/agents', '/agent/x', '/agentHome/nothing'],
  ...['/member/treasure', '/hot', '//', '/AGENT'],
])('%s is no page', (path) => {
  expect(isPage(path)).toBe(false)
})
