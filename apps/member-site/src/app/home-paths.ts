import { paths } from '../shared/paths.ts'

const homePaths: readonly string[] = [
  paths.home,
  '/index',
  '/index.html',
  '/home',
  paths.login,
  paths.register,
  paths.help,
  paths.contract,
]

/** Whether a path shows the home page, with a popup over it or without. */
export function isHome(path: string): boolean {
  return homePaths.includes(path)
}
