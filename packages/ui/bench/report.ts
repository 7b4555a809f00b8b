import { median } from '../../../tooling/bench.ts'

/** What a run measured, by name, and how often React committed while scheme and brand were switched. */
export interface Figures {
  readonly spent: ReadonlyMap<string, readonly number[]>
  readonly renders: number
}

function say(reached: boolean, words: string): void {
  console.log(`${reached ? 'reached' : 'MISSED '}  ${words}`)
}

/** Prints the figures beside what they are to reach. */
export function report({ spent, renders }: Figures): void {
  const figure = (name: string) => median(spent.get(name) ?? [])
  const line = (words: string, what: string, floor: string, reach: number) => {
    const [ours, hand] = [figure(`${what} ours`), figure(`${what} ${floor}`)]
    const ratio = ours / hand
    say(
      ratio <= reach,
      `${words.padEnd(52)} ${ours.toFixed(1).padStart(7)} ms, by hand ${hand.toFixed(1).padStart(7)} ms: ${ratio.toFixed(2)} x, reach ${reach} x`,
    )
  }
  line('200 tiles mounted, CPU (React by hand)', 'mount', 'hand', 1.3)
  const parts = figure('parts ours')
  say(parts <= 12, `parts of a tile: ${parts}, by hand ${figure('parts hand')}, reach 12`)
  line('scheme switched, CPU', 'scheme', 'hand', 1)
  line('brand switched, CPU', 'brand', 'hand', 1)
  say(renders === 0, `React commits while scheme and brand were switched: ${renders}, reach 0`)
  line('dialog opened at 4 x CPU, wall (static HTML)', 'dialog', 'static', 1.5)
  line('dialog opened again at 4 x CPU, wall', 'dialog again', 'static', 1.1)
  // With what follows the frame that shows it: everything behind it becomes inert.
  console.log(
    `         the whole of its CPU, for information: ${['dialog CPU', 'dialog again CPU']
      .map(
        (what) =>
          `${figure(`${what} ours`).toFixed(1)} ms, by hand ${figure(`${what} static`).toFixed(1)} ms`,
      )
      .join('; again ')}`,
  )
  const script = figure('scroll')
  say(
    script < 4,
    `10,000 tiles scrolled at 4 x CPU, 60 px a frame: ${script.toFixed(2)} ms of script a frame, reach under 4; flung, 240 px: ${figure('fling').toFixed(2)} ms; ${figure('least elements')} to ${figure('most elements')} elements in the page`,
  )
  say(
    figure('blank') === 0 && figure('longest task') < 50,
    `10,000 tiles scrolled at 4 x CPU: ${figure('blank')} of 120 frames blank, reach 0; longest task ${figure('longest task').toFixed(0)} ms (0: none of 50); flung: ${figure('blank in a fling')} blank`,
  )
}
