import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { categoryIcons } from './categories.tsx'

it('each game category has an icon of its own', () => {
  const drawn = Object.values(categoryIcons).map((icon) => renderToStaticMarkup(icon))
  expect(new Set(drawn).size).toBe(drawn.length)
})
