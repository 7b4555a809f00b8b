import { useLayoutEffect, useRef, useState } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { gap } from '../private/space.css.ts'
import type { Space } from '../tokens/scales.ts'
import { Room } from './Room.tsx'
import { useBlocks } from './useBlocks.ts'
import { VirtualBlock } from './VirtualItems.tsx'
import * as css from './VirtualList.css.ts'
import { ScrollView, type VirtualItems } from './VirtualList.tsx'

export interface VirtualGridProps<Item> extends VirtualItems<Item>, CommonProps<HTMLDivElement> {
  /** Minimum width of a tile in pixels; as many are side by side as fit. @default 140 */
  tileWidth?: number
  /** Expected height of a tile in pixels; the first tiles that are seen correct it. @default 200 */
  tileHeight?: number
  /** Between tiles. @default 'sm' */
  space?: Space
}

/** Tiles by the thousand, of which only those in view and just outside of it are in the DOM. */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  children,
  height,
  tileWidth = 140,
  tileHeight = 200,
  space = 'sm',
  defaultIndex,
  onIndexChange,
  empty,
  ...root
}: VirtualGridProps<Item>) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const columns = useColumns(host, tileWidth)
  const { parts, blockRef, focusEvents } = useBlocks({
    count: items.length,
    perBlock: columns,
    expected: tileHeight,
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
        <div
          className={cx(css.list, css.grid, gap[space])}
          ref={host}
          role="list"
          aria-label={label}
          {...focusEvents}
        >
          {parts.map((part) =>
            'space' in part ? (
              <Room key={part.key} height={part.space} />
            ) : (
              <VirtualBlock
                key={`${columns} ${part.key}`}
                block={part.block}
                blockRef={blockRef}
                className={cx(css.tiles, gap[space], css.spaceAfter[space])}
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

/** How many tiles stand side by side; two where nothing is measured yet. */
function useColumns(host: { current: HTMLElement | null }, tileWidth: number): number {
  const [columns, setColumns] = useState(2)
  useLayoutEffect(() => {
    const grid = host.current
    if (!grid) return
    const count = () => {
      const between = Number.parseFloat(getComputedStyle(grid).columnGap) || 0
      const next = Math.max(1, Math.floor((grid.clientWidth + between) / (tileWidth + between)))
      grid.style.setProperty(css.columns.slice(4, -1), String(next))
      setColumns(next)
    }
    count()
    const observer = new ResizeObserver(() => requestAnimationFrame(count))
    observer.observe(grid)
    return () => observer.disconnect()
  }, [host, tileWidth])
  return columns
}
