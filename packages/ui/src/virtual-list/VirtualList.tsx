import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { assignRef } from '../private/assignRef.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Room } from './Room.tsx'
import { useBlocks } from './useBlocks.ts'
import { VirtualBlock } from './VirtualItems.tsx'
import * as css from './VirtualList.css.ts'

/** What lists of thousands have in common. */
export interface VirtualItems<Item> {
  /** Accessible name, for example "All games". */
  label: string
  /** The things, in order. */
  items: readonly Item[]
  /** A key that stays with its item. */
  itemKey: (item: Item) => string
  /** Draws an item. Pass a function that keeps its identity: what is in the DOM is not rendered again on scrolling. */
  children: (item: Item, index: number) => ReactNode
  /** Pixels high that scroll by themselves; without it the page scrolls. */
  height?: number
  /** The item to begin at, as `onIndexChange` last reported it: restores the position. @default 0 */
  defaultIndex?: number
  /** The first item in view became another. */
  onIndexChange?: (index: number) => void
  /** Shown where there are no items. */
  empty?: ReactNode
}

export interface VirtualListProps<Item> extends VirtualItems<Item>, CommonProps<HTMLDivElement> {
  /** Expected height of a row in pixels; the first rows that are seen correct it. @default 56 */
  rowHeight?: number
}

/**
 * A list of thousands of rows, of which only those in view and just outside of it are in the DOM. Rows may differ in
 * height. A row that has the focus stays in the DOM wherever it is scrolled to.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  height,
  rowHeight = 56,
  defaultIndex,
  onIndexChange,
  empty,
  ...root
}: VirtualListProps<Item>) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const { parts, blockRef, focusEvents } = useBlocks({
    count: items.length,
    expected: rowHeight,
    host,
    view,
    defaultIndex,
    onIndexChange,
  })
  return (
    <ScrollView root={root} view={view} label={label} height={height}>
      {items.length === 0 ? (
        empty
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: between a ul and its li no other element may stand
        <div className={css.list} ref={host} role="list" aria-label={label} {...focusEvents}>
          {parts.map((part) =>
            'space' in part ? (
              <Room key={part.key} height={part.space} />
            ) : (
              <VirtualBlock
                key={part.key}
                block={part.block}
                blockRef={blockRef}
                className={css.block}
                items={items}
                from={part.from}
                to={part.to}
                itemKey={itemKey}
              >
                {children}
              </VirtualBlock>
            ),
          )}
        </div>
      )}
    </ScrollView>
  )
}

interface ScrollViewProps {
  root: CommonProps<HTMLDivElement>
  view: RefObject<HTMLDivElement | null>
  label: string
  height: number | undefined
  children: ReactNode
}

/** What scrolls, where it is not the page: reached by the keyboard, for arrows and Page Down. */
export function ScrollView({ root, view, label, height, children }: ScrollViewProps) {
  useLayoutEffect(() => {
    if (height === undefined) view.current?.style.removeProperty('block-size')
    else view.current?.style.setProperty('block-size', `${height}px`)
  }, [view, height])
  const { ref, ...attributes } = commonProps(root)
  const both = (element: HTMLDivElement | null) => {
    assignRef(view, element)
    return assignRef(ref, element)
  }
  if (height === undefined) {
    return (
      <div {...attributes} ref={both}>
        {children}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region by its name; a section would be styled as one
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div {...attributes} ref={both} className={css.view} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
