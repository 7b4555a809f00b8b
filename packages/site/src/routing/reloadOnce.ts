import { isLayerOpen } from '@baize/ui'
import { isReachable } from './isReachable.ts'

/**
 * Loads the page anew for a file that is gone, as after a deploy: once for each entry of the history, and not over an open
 * layer. Drafts outlive it. Resolves to whether it does; `signal` is aborted when what failed is shown no more.
 */
export async function reloadOnce(signal: AbortSignal): Promise<boolean> {
  // A page that is not reached would be the browser's own error. `reloaded` is set in an entry whose page was loaded anew by itself.
  const state = history.state as { reloaded?: true } | null
  if (state?.reloaded || !(await isReachable(signal)) || signal.aborted || isLayerOpen()) return false
  history.replaceState({ ...state, reloaded: true }, '')
  location.reload()
  return true
}
