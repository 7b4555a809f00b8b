import { Children, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { memberPageAliases, memberPages } from '../features/member/pages.ts'
import { paths } from '../shared/paths.ts'
import { isPage } from './isPage.ts'
import { Routes } from './Routes.tsx'

/** The paths of a router's routes. */
const routesIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap((child) =>
    isValidElement<{ path?: string }>(child) && child.props.path !== undefined ? [child.props.path] : [],
  )

const routes = routesIn((Routes().props as { children: ReactNode }).children)

test('finds the routes of the router', () => {
  expect(routes.length).toBeGreaterThan(40)
  expect(routes).toContain('/live')
})

test.each(routes)('the route %s is a page, with and without its optional part', (route) => {
  const example = route.replace(':nodeId', 'node_1').replace(':page', 'deposit').replace(':id', 'starter')
  expect(isPage(example.replace('?', ''))).toBe(true)
  if (route.endsWith('?')) expect(isPage(route.replace(/\/:\w+\?$/, ''))).toBe(true)
})

test.each([...Object.values(paths), ...memberPages.map((page) => `/member/${page}`)])(
  '%s is a page',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

test.each([
  ...Object.keys(memberPageAliases).map((alias) => `/member/${alias}`),
  '/HOT',
  '/hot/',
  '/promotions/a%20b',
])('%s is a page, too, as the router takes it', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each([
  ...['/foo.php', '/.env', '/.git/config', '/assets/gone.js', '/wp-login.php', '/nowhere', '/hot/more'],
  ...['/member/nothing', '/member/deposit/more', '/play', '/play/a/b', '/promotions/a/b', '//', '//hot'],
])('%s is no page', (path) => {
  expect(isPage(path)).toBe(false)
})
