/** A story's page's progress. */
export type StoryState = 'waiting' | 'ready' | 'failed'

/** Inspects the page of a story from outside, by the marks that Storybook sets on it. */
export function storyState(page: Document | null): StoryState {
  if (!page || page.URL === 'about:blank' || page.readyState === 'loading') return 'waiting'
  const marks = page.body.classList
  if (marks.contains('sb-show-errordisplay') || marks.contains('sb-show-nopreview')) return 'failed'
  const root = page.getElementById('storybook-root')
  if (!root) return page.readyState === 'complete' ? 'failed' : 'waiting'
  return marks.contains('sb-show-main') && root.childElementCount > 0 ? 'ready' : 'waiting'
}
