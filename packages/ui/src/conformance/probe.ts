import { createRef } from 'react'
import type { CommonProps } from '../private/commonProps.ts'

/** The id that a component is asked to carry. */
export const probeId = 'conforming-root'

/** Undeclared properties, which closed components therefore pass to no element. */
const strange = {
  className: 'conforming-stranger',
  style: { order: 4711 },
  stranger: 'conforming-stranger',
} as const

/** What every component passes on to the one element, as it is. */
export const passed = {
  'data-conforms': 'here',
  'aria-keyshortcuts': 'Alt+Shift+C',
} as const

export interface Probe {
  /** To be passed to a component: its root properties, and some that it does not have. */
  root: CommonProps<never>
  /** The element that the component gave to the ref. */
  element: () => Element | null
}

/** Root properties that can be recognised in what a component draws. */
export function createProbe(): Probe {
  const ref = createRef<Element>()
  const root = {
    ...strange,
    ...passed,
    id: probeId,
    ref: ref as CommonProps<never>['ref'],
  }
  return { root, element: () => ref.current }
}

/** Takes the reports of {@link strange} from what was written to the console: which of them, and the other calls. */
export function splitReports(calls: readonly unknown[][]): { strangers: string[]; others: unknown[][] } {
  const nameOf = ([text]: unknown[]) =>
    /^\[baize\] The property "(\w+)" does not exist/.exec(String(text))?.[1] ?? ''
  const isStranger = (call: unknown[]) => nameOf(call) in strange
  return {
    strangers: [...new Set(calls.filter(isStranger).map(nameOf))].sort(),
    others: calls.filter((call) => !isStranger(call)),
  }
}

/** What of {@link strange} was passed to an element of the document, in words. */
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
