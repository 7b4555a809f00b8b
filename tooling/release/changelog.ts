/** How changesets become a changelog: as they are written, without commits and without lists of dependencies. */

const changelog = {
  getReleaseLine: async ({ summary }: { summary: string }): Promise<string> =>
    `- ${summary.trim().replaceAll(/\n(?=[^\n])/g, '\n  ')}`,
  // One version for all packages: that the others moved too is no news.
  getDependencyReleaseLine: async (): Promise<string> => '',
}

export default changelog

const groups = [
  ['### Major Changes', '### Breaking'],
  ['### Minor Changes', '### New and changed'],
  ['### Patch Changes', '### Fixed'],
] as const

/** A CHANGELOG.md under headings that say what its groups mean. */
export function withGroups(text: string): string {
  return groups.reduce((left, [theirs, ours]) => left.replaceAll(theirs, ours), text)
}
