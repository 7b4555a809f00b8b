import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { virtualSettings } from './settings.ts'

interface BlocksOptions {
  /** How many items there are. */
  count: number
  /** Items that are mounted together. @default 1 */
  perBlock?: number
  /** Expected height of a block in pixels. */
  expected: number
  /** What the blocks stand in. */
  host: RefObject<HTMLElement | null>
  /** What scrolls them, where that is not the page. */
  view?: RefObject<HTMLElement | null>
  /** The item to begin at. */
  defaultIndex?: number | undefined
  /** Called with the first item in view. */
  onIndexChange?: ((index: number) => void) | undefined
  /** An item that stays in the DOM wherever the view is. */
  keep?: number | undefined
}

/** A block to render, or the reserved space of those that are left out. */
export type BlockPart =
  | { space: number; key: string }
  | { block: number; key: string; from: number; to: number }

type Scroller = Element | Window
type ListVirtualizer = Virtualizer<Element, HTMLElement>

/**
 * Which blocks of a long list are in the DOM, by @tanstack/react-virtual: those in view, those just outside of it, and
 * the one with the focus. What scrolls is found when it is mounted: its view, an element around it, or the page.
 */
export function useBlocks({
  count,
  perBlock = 1,
  expected,
  host,
  view,
  defaultIndex = 0,
  onIndexChange,
  keep,
}: BlocksOptions) {
  const total = Math.ceil(count / perBlock)
  const [pinned, setPinned] = useState<number>()
  const [margin, setMargin] = useState(0)
  const scroller = useRef<Scroller>(null)
  const kept = keep === undefined ? pinned : Math.floor(keep / perBlock)

  const locate = useCallback(() => {
    const element = host.current
    if (!element) return
    scroller.current = scrollerOf(element, view?.current)
    setMargin(Math.round(marginIn(element, scroller.current)))
  }, [host, view])
  // Before the virtualizer's own effects, which read both.
  useLayoutEffect(locate, [locate])

  const virtualizer: ListVirtualizer = useVirtualizer<Element, HTMLElement>({
    count: total,
    // The hook's type knows elements only; the virtualizer beneath it takes a window as well.
    getScrollElement: () => scroller.current as Element | null,
    estimateSize: () => expected,
    scrollMargin: margin,
    overscan: 0,
    indexAttribute: 'data-block',
    initialOffset: Math.floor(defaultIndex / perBlock) * expected,
    // What a server renders.
    initialRect: { width: 0, height: virtualSettings.firstBlocks * expected },
    rangeExtractor: (range) => blocksFor(range, virtualizer.measurementsCache, kept),
    observeElementRect: (instance, report) =>
      isOfWindow(instance) ? observeWindowRect(instance, report) : observeElementRect(instance, report),
    observeElementOffset: (instance, report) => {
      const stop = isOfWindow(instance)
        ? observeWindowOffset(instance, report)
        : observeElementOffset(instance, report)
      // Else it would be scrolled to where an unmounted list begins.
      report(offsetOf(scroller.current), false)
      return stop
    },
    scrollToFn: (offset, { adjustments = 0, behavior }, { scrollElement }) =>
      scrollElement?.scrollTo({ top: offset + adjustments, ...(behavior && { behavior }) }),
  })

  // What is above the list may grow, and what scrolls may become another.
  useEffect(() => {
    const element = host.current
    if (!element) return
    const observer = new ResizeObserver(locate)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [host, locate])

  const index = useRef(defaultIndex)
  const target = useRef<number>(undefined)
  const scrollTo = useCallback(
    (item: number) => {
      target.current = Math.floor(item / perBlock)
      virtualizer.scrollToIndex(target.current, { align: 'start' })
    },
    [virtualizer, perBlock],
  )
  // Other columns, other items to a block: the item that was first in view is so again.
  const wasPerBlock = useRef(perBlock)
  useLayoutEffect(() => {
    if (wasPerBlock.current !== perBlock) virtualizer.measure()
    wasPerBlock.current = perBlock
    if (index.current > 0) scrollTo(index.current)
  }, [virtualizer, perBlock, scrollTo])

  const first = virtualizer.range?.startIndex
  const reach = useEffectEvent((block: number) => {
    // On the way to a requested item, the passed items are not the list's position.
    if (target.current !== undefined && target.current !== block && virtualizer.isScrolling) return
    target.current = undefined
    const item = block * perBlock
    if (Math.floor(index.current / perBlock) === block) return
    index.current = item
    onIndexChange?.(item)
  })
  useEffect(() => {
    if (first !== undefined && scroller.current) reach(first)
  }, [first])

  const onFocus = (event: FocusEvent) => {
    const block = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset.block
    setPinned(block === undefined ? undefined : Number(block))
  }
  const onBlur = (event: FocusEvent) => {
    if (document.hasFocus() && !host.current?.contains(event.relatedTarget)) setPinned(undefined)
  }
  return {
    parts: partsOf(virtualizer, perBlock, count),
    blockRef: virtualizer.measureElement,
    scrollTo,
    focusEvents: { onFocus, onBlur },
  }
}

const isOfWindow = (instance: unknown): instance is Virtualizer<Window, HTMLElement> =>
  (instance as ListVirtualizer).scrollElement?.ownerDocument === undefined

const offsetOf = (scroller: Scroller | null): number =>
  scroller instanceof Element ? scroller.scrollTop : (scroller?.scrollY ?? 0)

/** What scrolls an element up and down; its view first, which may be too short to scroll yet. */
function scrollerOf(element: HTMLElement, view: HTMLElement | null | undefined): Scroller {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowY, maxBlockSize } = getComputedStyle(each)
    if (overflowY !== 'auto' && overflowY !== 'scroll') continue
    // What scrolls sideways only is `auto` upwards too.
    const isBounded = each === view && maxBlockSize !== 'none'
    if (isBounded || each.scrollHeight > each.clientHeight + 1) return each
  }
  return window
}

/** How far below the beginning of what scrolls an element is. */
function marginIn(element: HTMLElement, scroller: Scroller): number {
  const { top } = element.getBoundingClientRect()
  return scroller instanceof Element
    ? top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop
    : top + window.scrollY
}

/**
 * The blocks in view and, by pixels, around it: blocks of one list differ in height. And one that is kept, with its
 * neighbours, so that Tab finds the next item.
 */
function blocksFor(range: Range, all: readonly VirtualItem[], kept: number | undefined): number[] {
  const { ahead } = virtualSettings
  const top = (all[range.startIndex]?.start ?? 0) - ahead
  const bottom = (all[range.endIndex]?.end ?? 0) + ahead
  let [first, last] = [range.startIndex, range.endIndex]
  while (first > 0 && (all[first]?.start ?? top) > top) first -= 1
  while (last < range.count - 1 && (all[last]?.end ?? bottom) < bottom) last += 1
  const blocks = new Set<number>()
  for (let block = first; block <= last; block += 1) blocks.add(block)
  if (kept !== undefined)
    for (const block of [kept - 1, kept, kept + 1]) if (block >= 0 && block < range.count) blocks.add(block)
  return [...blocks].sort((one, other) => one - other)
}

function partsOf(virtualizer: ListVirtualizer, perBlock: number, count: number): BlockPart[] {
  const parts: BlockPart[] = []
  const { scrollMargin } = virtualizer.options
  let end = scrollMargin
  const room = (until: number, key: string) => {
    if (until - end > 0.5) parts.push({ space: until - end, key })
  }
  for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
    room(start, `until ${index}`)
    const from = index * perBlock
    parts.push({ block: index, key: `block ${index}`, from, to: Math.min(count, from + perBlock) })
    end = itemEnd
  }
  room(virtualizer.getTotalSize() + scrollMargin, 'until the end')
  return parts
}
