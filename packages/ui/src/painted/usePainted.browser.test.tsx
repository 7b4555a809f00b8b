import { useState } from 'react'
import { expect, it } from 'vitest'
import { nextPicture, shown } from '../conformance/shown.tsx'
import { usePainted } from './usePainted.ts'

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
