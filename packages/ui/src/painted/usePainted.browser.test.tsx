import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { usePainted } from './usePainted.ts'

let unmount = () => {}
afterEach(() => unmount())

async function shown(page: React.ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => {
    root.unmount()
    place.remove()
  }
  root.render(page)
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  return place
}

/** What the page holds when its next picture is drawn. */
const nextPicture = <Value,>(read: () => Value) =>
  new Promise<Value>((resolve) => requestAnimationFrame(() => resolve(read())))

function Pressed() {
  const [count, setCount] = useState(0)
  const painted = usePainted(count)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {painted}
    </button>
  )
}

it('keeps what was painted last until what answers a press is painted', async () => {
  const place = await shown(<Pressed />)
  const button = place.querySelector('button') as HTMLButtonElement
  expect(button.textContent).toBe('0 0')
  button.click()
  expect(await nextPicture(() => button.textContent)).toBe('1 0')
  await expect.poll(() => button.textContent).toBe('1 1')
})
