import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { blockHeights } from './block-heights.ts'
import { pace } from './pace.ts'
import { virtualSettings } from './settings.ts'
import { type Range, stepTo } from './step.ts'

interface BlocksOptions {
  /** How many items there are. */
  count: number
  /** Items that come and go together. */
  perBlock: number
  /** Expected height of a block in pixels. */
  expected: number
  /** What the blocks stand in. */
  host: RefObject<HTMLElement | null>
  /** What scrolls them, where that is not the page. */
  view?: RefObject<HTMLElement | null>
  /** The item to begin at. */
  initialIndex?: number | undefined
  /** Called with the first item in view. */
  onIndexChange?: ((index: number) => void) | undefined
  /** An item that stays in the page wherever the view is. */
  keep?: number | undefined
  /** What is seen may come in several frames, where all of it in one would be a late frame. */
  paced?: boolean
}

/** A block to render, or the room of those that are left out. */
export type BlockPart =
  | { space: number; key: string }
  | { block: number; key: string; from: number; to: number }

/** Which blocks of a long list are in the page: those in view, those just outside of it, and the one with the focus. */
export function useBlocks({
  count,
  perBlock,
  expected,
  host,
  view,
  initialIndex = 0,
  onIndexChange,
  keep,
  paced = false,
}: BlocksOptions) {
  const total = Math.ceil(count / perBlock)
  const fill = count % perBlock === 0 ? 1 : (count % perBlock) / perBlock
  const heights = useMemo(() => blockHeights(total, expected, fill), [total, expected, fill])
  const begin = Math.floor(initialIndex / perBlock)
  const [range, setRange] = useState<Range>({ first: begin, last: begin + virtualSettings.firstBlocks - 1 })
  const [pinned, setPinned] = useState<number>()
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const index = useRef(initialIndex)
  const settling = useRef(initialIndex > 0)
  const request = useRef(0)
  const growing = useRef(0)
  const [frames] = useState(() =>
    paced ? pace(virtualSettings.blocksAtOnce, virtualSettings.leastAtOnce) : undefined,
  )
  const coming = useRef<{ blocks: number; at: number }>(undefined)
  const shown = useRef(range)
  const notify = useRef(onIndexChange)
  useLayoutEffect(() => {
    shown.current = range
    notify.current = onIndexChange
  })

  const visible = useCallback(() => {
    const at = host.current?.getBoundingClientRect()
    if (!at) return undefined
    const clip = view?.current?.getBoundingClientRect()
    const top = Math.max(0, clip?.top ?? 0) - at.top
    const bottom = Math.min(innerHeight, clip?.bottom ?? innerHeight) - at.top
    return { top, bottom: Math.max(top, bottom) }
  }, [host, view])

  const look = useCallback(
    (afterScroll = false) => {
      const step = (scrolling: boolean) => {
        const part = visible()
        if (!part) return
        const at = performance.now()
        if (coming.current) frames?.note(coming.current.blocks, at - coming.current.at)
        coming.current = undefined
        const ahead = Math.max(virtualSettings.leastAhead, (part.bottom - part.top) * virtualSettings.ahead)
        const wanted = { first: heights.at(part.top - ahead), last: heights.at(part.bottom + ahead) }
        const seen = { first: heights.at(part.top), last: heights.at(part.bottom) }
        const block = heights.at(part.top)
        const size = heights.offset(block + 1) - heights.offset(block)
        const within = size > 0 ? Math.max(0, (part.top - heights.offset(block)) / size) : 0
        const first = Math.max(0, Math.min(count - 1, block * perBlock + Math.floor(within * perBlock)))
        if (first !== index.current && !settling.current) {
          index.current = first
          notify.current?.(first)
        }
        const now = shown.current
        if (wanted.first === now.first && wanted.last === now.last) return
        const next = stepTo(now, wanted, seen, frames?.most)
        // Thrown further than what was ready: the rows must be there before the next picture.
        const blank = seen.first < now.first || seen.last > now.last
        if (blank && scrolling) flushSync(() => setRange(next))
        else setRange(next)
        cancelAnimationFrame(growing.current)
        if (next === wanted) return
        coming.current = { blocks: added(now, next), at }
        // What scrolling brought is this frame's work: more comes with the next one, unless that scrolls too.
        const more = () => step(false)
        growing.current = requestAnimationFrame(
          scrolling
            ? () => {
                growing.current = requestAnimationFrame(more)
              }
            : more,
        )
      }
      step(afterScroll)
    },
    [visible, heights, count, perBlock, frames],
  )

  /** Brings an item into view, at its upper edge. */
  const scrollTo = useCallback(
    (item: number) => {
      const part = visible()
      if (!part) return
      const block = Math.floor(item / perBlock)
      const size = heights.offset(block + 1) - heights.offset(block)
      const by = heights.offset(block) + (size * (item % perBlock)) / perBlock - part.top
      const scroller = view?.current
      if (scroller && scroller.scrollHeight > scroller.clientHeight + 1) scroller.scrollBy(0, by)
      else window.scrollBy(0, by)
    },
    [visible, heights, perBlock, view],
  )

  /** Holds an item at the upper edge for some frames: what is measured on the way moves the page once more. */
  const hold = useCallback(
    (item: number) => {
      cancelAnimationFrame(request.current)
      let frames: number = virtualSettings.settlingFrames
      settling.current = item > 0
      const settle = () => {
        if (item > 0) scrollTo(item)
        frames -= 1
        if (frames === 0) settling.current = false
        look()
        if (settling.current) request.current = requestAnimationFrame(settle)
      }
      settle()
    },
    [scrollTo, look],
  )

  const observer = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    let width = host.current?.clientWidth
    // With other columns these blocks are gone by the next frame: whoever holds then knows the new ones.
    let over = false
    const resized = new ResizeObserver((entries) => {
      // Narrower, everything is taller, and soon in other columns: what was first stays first.
      const wider = host.current?.clientWidth
      if (wider !== width) {
        width = wider
        settling.current = index.current > 0
        requestAnimationFrame(() => over || hold(index.current))
      }
      let changed = false
      for (const { target } of entries) {
        const block = (target as HTMLElement).dataset.block
        if (block === undefined || !target.isConnected) continue
        changed = heights.measure(Number(block), target.getBoundingClientRect().height) || changed
      }
      if (!changed) return
      refresh()
      requestAnimationFrame(() => over || look())
    })
    observer.current = resized
    const blocks = host.current?.querySelectorAll<HTMLElement>('[data-block]') ?? []
    for (const block of blocks) {
      heights.measure(Number(block.dataset.block), block.getBoundingClientRect().height)
      resized.observe(block)
    }
    refresh()
    return () => {
      over = true
      resized.disconnect()
    }
  }, [heights, host, look, hold])

  // Other columns, other rows to a block: the item that was first in view is so again.
  useLayoutEffect(() => {
    hold(index.current)
    return () => cancelAnimationFrame(request.current)
  }, [hold])

  useLayoutEffect(() => {
    const scrolled = () => look(true)
    const resized = () => look()
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    addEventListener('resize', resized)
    return () => {
      removeEventListener('scroll', scrolled, { capture: true })
      removeEventListener('resize', resized)
      cancelAnimationFrame(growing.current)
    }
  }, [look])

  const blockRef = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const watching = observer.current
    watching?.observe(element)
    return () => watching?.unobserve(element)
  }, [])

  const onFocus = (event: FocusEvent) => {
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset.block
    setPinned(block === undefined ? undefined : Number(block))
  }
  const onBlur = (event: FocusEvent) => {
    if (document.hasFocus() && !host.current?.contains(event.relatedTarget)) setPinned(undefined)
  }

  const kept = keep === undefined ? pinned : Math.floor(keep / perBlock)
  const parts = partsOf(range, kept, total, perBlock, count, heights.offset)
  return { parts, blockRef, scrollTo, focusEvents: { onFocus, onBlur } }
}

/** How many blocks of a range another did not have. */
function added(before: Range, after: Range): number {
  const common = Math.min(before.last, after.last) - Math.max(before.first, after.first) + 1
  return after.last - after.first + 1 - Math.max(0, common)
}

function partsOf(
  range: Range,
  kept: number | undefined,
  total: number,
  perBlock: number,
  count: number,
  offset: (block: number) => number,
): BlockPart[] {
  const blocks = new Set<number>()
  const add = (first: number, last: number) => {
    for (let block = Math.max(0, first); block <= Math.min(last, total - 1); block++) blocks.add(block)
  }
  const first = Math.min(range.first, Math.max(0, total - 1))
  add(first, Math.max(first, range.last))
  // With its neighbours, so that Tab finds the next and the previous item.
  if (kept !== undefined) add(kept - 1, kept + 1)
  const parts: BlockPart[] = []
  let end = 0
  const room = (until: number) => {
    if (until > end) parts.push({ space: offset(until) - offset(end), key: `until ${until}` })
  }
  for (const block of [...blocks].sort((one, other) => one - other)) {
    room(block)
    const from = block * perBlock
    parts.push({ block, key: `block ${block}`, from, to: Math.min(count, from + perBlock) })
    end = block + 1
  }
  room(total)
  return parts
}
