import { createRef } from 'react'
import type { RootProps } from '../private/root.ts'

/** The id, and the value of `data-conforms`, that a component is asked to carry. */
export const probeId = 'conforming-root'

/** What nobody asked for, and what closed properties therefore let through to no element. */
const strange = {
  className: 'conforming-stranger',
  style: { order: 4711 },
  stranger: 'conforming-stranger',
  'aria-roledescription': 'conforming-stranger',
} as const

export interface Probe {
  /** To be handed to a component: its root properties, and some that it does not have. */
  root: RootProps<never>
  /** The element that the component gave to the ref. */
  element: () => Element | null
}

/** Root properties that can be recognised in what a component draws. */
export function createProbe(): Probe {
  const ref = createRef<Element>()
  const root = {
    ...strange,
    id: probeId,
    data: { conforms: 'here', switched: true, absent: undefined, off: false },
    ref: ref as RootProps<never>['ref'],
  }
  return { root, element: () => ref.current }
}

/** What of {@link strange} came through to an element of the document, in words. */
export function strangers(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          value.includes('conforming-stranger') || (name === 'style' && /4711/.test(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  )
}
