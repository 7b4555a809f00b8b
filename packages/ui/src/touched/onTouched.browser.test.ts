import { beforeEach, expect, test, vi } from 'vitest'
import { onTouched } from './onTouched.ts'

beforeEach(() => {
  delete document.documentElement.dataset.touched
})

const moved = (by: number) => dispatchEvent(new PointerEvent('pointermove', { movementX: by }))

test('where a pointer rests is no touch, and that it moves is', () => {
  const call = vi.fn()
  onTouched(call)
  moved(0)
  expect(call).not.toHaveBeenCalled()
  moved(3)
  moved(4)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(call).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'focusin', 'keydown'])(
  '%s is one, and whoever comes later hears at once',
  (name) => {
    const [first, later] = [vi.fn(), vi.fn()]
    onTouched(first)
    dispatchEvent(new Event(name))
    expect(first).toHaveBeenCalledOnce()
    onTouched(later)
    expect(later).toHaveBeenCalledOnce()
  },
)

test('what was called off is not called', () => {
  const call = vi.fn()
  onTouched(call)()
  moved(3)
  expect(call).not.toHaveBeenCalled()
  expect(document.documentElement.dataset.touched).toBeUndefined()
})
