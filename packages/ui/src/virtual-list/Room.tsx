import { useLayoutEffect, useRef } from 'react'

/** The reserved space of the blocks that are left out. */
export function Room({ height }: { height: number }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  return <div ref={element} role="presentation" aria-hidden />
}

/** The same, between the rows of a table. */
export function RoomRow({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    cell.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  return (
    <tbody role="presentation" aria-hidden>
      <tr>
        <td ref={cell} colSpan={columns} />
      </tr>
    </tbody>
  )
}
