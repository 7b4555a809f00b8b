import { memo, type ReactNode, type Ref } from 'react'

interface VirtualBlockProps<Item> {
  block: number
  blockRef: Ref<HTMLDivElement>
  className: string
  /** The things, in order. */
  items: readonly Item[]
  from: number
  to: number
  itemKey: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

function Block<Item>({
  block,
  blockRef,
  className,
  items,
  from,
  to,
  itemKey,
  children,
}: VirtualBlockProps<Item>) {
  return (
    <div className={className} ref={blockRef} role="presentation" data-block={block}>
      {items.slice(from, to).map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an li must stand in its list itself, and blocks stand between
        <div key={itemKey(item)} role="listitem" aria-setsize={items.length} aria-posinset={from + index + 1}>
          {children(item, from + index)}
        </div>
      ))}
    </div>
  )
}

/** Items that come and go together; while they stay, scrolling renders nothing of them. */
export const VirtualBlock = memo(Block) as typeof Block
