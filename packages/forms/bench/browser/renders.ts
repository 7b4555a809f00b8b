import type { Bench } from '../../../../tooling/bench.ts'

/** What React did between two looks. */
export interface Renders {
  commits: number
  /** Components that were rendered again, by name, each with how often. */
  components: Readonly<Record<string, number>>
  /** Elements of the page that were given new properties. */
  elements: number
}

/**
 * Counts what each commit rendered again, the way React's developer tools find it: a component that worked has its
 * PerformedWork flag, and a subtree that was left alone is the same object as before. Needs names: an unminified build.
 */
const counter = `{
  const seen = window.renders = { commits: 0, components: {}, elements: 0 }
  const components = new Set([0, 1, 11, 14, 15])
  const visit = (fiber, before) => {
    if (components.has(fiber.tag) && fiber.flags & 1) {
      const type = fiber.type?.type ?? fiber.type?.render ?? fiber.type
      const name = type?.displayName ?? type?.name ?? 'unnamed'
      seen.components[name] = (seen.components[name] ?? 0) + 1
    }
    if (fiber.tag === 5 && fiber.memoizedProps !== before.memoizedProps) seen.elements += 1
    if (fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) if (child.alternate) visit(child, child.alternate)
  }
  window.onCommit = ({ current }) => {
    seen.commits += 1
    if (current.alternate) visit(current, current.alternate)
  }
}`

/** What React does during some work on a page. */
export async function rendersOf(page: Bench, work: () => Promise<unknown>): Promise<Renders> {
  await page.evaluate(counter)
  await work()
  return (await page.evaluate('window.renders')) as Renders
}
