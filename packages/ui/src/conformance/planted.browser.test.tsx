import '../reset/reset.css.ts'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Direction, forceColours, type Mounted, mount } from './browser.tsx'
import { conforms } from './conforms.ts'
import { controls, hasContour, isLargeEnough, named, showsFocus, statesThatDoNotShow } from './controls.ts'
import { places, unmirrored } from './mirror.ts'
import { strangers } from './probe.ts'

/** Faults planted on purpose: a suite that cannot find them finds nothing. */
let mounted: Mounted | undefined

async function plant(css: string, picture: ReactElement, direction: Direction = 'ltr'): Promise<Mounted> {
  mounted?.unmount()
  const planted = conforms({
    name: 'Planted',
    render: (root) => (
      <>
        <style>{`${css} * { transition: none !important }`}</style>
        {picture.type === Leaky ? <Leaky {...root} /> : picture}
      </>
    ),
    root: 'div',
  })
  mounted = await mount(planted, {}, direction)
  return mounted
}

function Leaky(everything: object) {
  return <div {...everything} />
}

beforeAll(() => page.viewport(1024, 768))
afterEach(() => {
  mounted?.unmount()
  mounted = undefined
})

it('finds a property that leaks to an element', async () => {
  await plant('', <div />)
  expect(strangers()).toEqual([])
  await plant('', <Leaky />)
  expect(strangers()).toHaveLength(3)
})

it('finds a place by left and right where it should be by start and end', async () => {
  const seen = async (css: string) => {
    const box = (
      <div className="outer">
        <div className="inner" />
      </div>
    )
    await plant(css, box)
    const ltr = places()
    await plant(css, box, 'rtl')
    return unmirrored(ltr, places())
  }
  const size =
    '.outer { display: flow-root; inline-size: 300px } .inner { inline-size: 40px; block-size: 20px;'
  expect(await seen(`${size} margin-inline-start: 30px }`)).toEqual([])
  expect(await seen(`${size} margin-left: 30px }`)).toHaveLength(1)
  expect(await seen(`${size} transform: translateX(25px) }`)).toHaveLength(1)
})

it('finds a target that is too small, and lets a larger surface round it count', async () => {
  const small = async (css: string) => {
    await plant(css, <button type="button" aria-label="Next" />)
    return controls()
      .filter((control) => !isLargeEnough(control))
      .map(named)
  }
  expect(await small('button { inline-size: 24px; block-size: 24px }')).toEqual([])
  expect(await small('button { inline-size: 12px; block-size: 12px }')).toEqual(['<button button> "Next"'])
  expect(
    await small(
      'button { position: relative; margin: 20px; inline-size: 12px; block-size: 12px } button::after { content: ""; position: absolute; inset: -6px }',
    ),
  ).toEqual([])
})

it('finds focus that does not show', async () => {
  const hidden = async (css: string, forced = false) => {
    await plant(css, <button type="button">Next</button>)
    return controls()
      .filter((control) => !showsFocus(control, forced))
      .map(named)
  }
  expect(await hidden('')).toEqual([])
  expect(await hidden('button:focus-visible { outline: none !important }')).toHaveLength(1)
  const shadow = 'button:focus-visible { outline: none !important; box-shadow: 0 0 0 3px blue }'
  expect(await hidden(shadow)).toEqual([])
  expect(await hidden(shadow, true)).toHaveLength(1)
})

it('finds a choice that only a ground shows, which forced colours remove', async () => {
  const unseen = async (css: string) => {
    await plant(
      css,
      <div>
        <button className="choice" type="button" aria-pressed>
          On
        </button>
        <button className="choice" type="button" aria-pressed={false}>
          Off
        </button>
      </div>,
    )
    return statesThatDoNotShow()
  }
  await forceColours(true)
  try {
    const both = '.choice { appearance: none; border: 1px solid; background: white; color: black }'
    // The reset draws a line round what is chosen; this removes it again.
    expect(
      await unseen(`${both} .choice[aria-pressed=true] { background: gold; outline: none }`),
    ).toHaveLength(1)
    expect(await unseen(`${both} .choice[aria-pressed=true] { outline: 2px solid Highlight }`)).toEqual([])
  } finally {
    await forceColours(false)
  }
})

it('finds a control whose line forced colours remove', async () => {
  const bare = async (css: string) => {
    await plant(css, <input aria-label="Name" />)
    return controls()
      .filter((control) => !hasContour(control))
      .map(named)
  }
  await forceColours(true)
  try {
    expect(
      await bare('input { border: 0; appearance: none; background: silver; box-shadow: 0 0 0 1px gray }'),
    ).toHaveLength(1)
    expect(await bare('input { border: 1px solid transparent; appearance: none }')).toEqual([])
  } finally {
    await forceColours(false)
  }
})
