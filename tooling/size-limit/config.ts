/** What the first load of each site may cost, brotli: `size-limit --config tooling/size-limit/config.ts`. */
import type { SizeLimitConfig } from 'size-limit'
import { builtFolders } from '../../scripts/product.mjs'
import { firstLoad } from './firstLoad.ts'

const config: SizeLimitConfig = [
  // Hashes in the names of chunks move both by up to 0.2 kB without a change of code.
  { name: 'member home', path: firstLoad(builtFolders.SITE_MEMBER_DIST), limit: '119.4 kB' },
  // 110 is the reach: see docs/decisions/0060.
  { name: 'agent sign-in', path: firstLoad(builtFolders.SITE_AGENT_DIST), limit: '126.3 kB' },
]

export default config
