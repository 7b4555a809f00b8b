import { matchRoute } from 'wouter'
import { urlPatternParser } from 'wouter/url-pattern'
import { memberPageOf } from '../features/member/pages.ts'
import { categoryPaths, parameterRoutes, paths } from '../shared/paths.ts'

const plain: ReadonlySet<string> = new Set(
  ['/index', '/index.html', '/home', ...Object.values(paths), ...Object.values(categoryPaths)].map((path) =>
    path.toLowerCase(),
  ),
)

/** Whether the site shows a page at a path. As the router does, without regard to case and to a slash at the end. */
export function isPage(path: string): boolean {
  const bare = path.replace(/(?<=[^/])\/$/, '')
  if (plain.has(bare.toLowerCase())) return true
  const [inCentre, centre] = matchRoute(urlPatternParser, parameterRoutes.memberCentre, bare)
  if (inCentre) return memberPageOf(centre.page) !== undefined
  return [parameterRoutes.play, parameterRoutes.promotion].some(
    (route) => matchRoute(urlPatternParser, route, bare)[0],
  )
}
