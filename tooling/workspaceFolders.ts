import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../scripts/toolbox.mjs'

/** The folders of the workspace's packages, from its root: `packages/ui`. */
export const workspaceFolders = globSync(['{packages,apps}/*/package.json', 'e2e/package.json'], {
  cwd: root,
})
  .map((manifest) => dirname(manifest))
  .sort()
