import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useChosenBills } from './useChosenBills.ts'

let bills: ReturnType<typeof useChosenBills>

function Probe({ list }: { list: string }) {
  bills = useChosenBills(list)
  return bills.chosen.size
}

it('takes as many bills as one payment may name, and says when there are as many', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Probe list="dividend" />)
  await expect.poll(() => place.textContent).toBe('0')
  for (let bill = 1; bill <= 100; bill += 1) {
    expect(bills.full).toBe(false)
    bills.toggle(`b${bill}`)
    await expect.poll(() => place.textContent, { interval: 1 }).toBe(String(bill))
  }
  expect(bills.full).toBe(true)
  bills.toggle('b1')
  await expect.poll(() => place.textContent).toBe('99')
  expect(bills.full).toBe(false)
  root.render(<Probe list="dailySalary" />)
  await expect.poll(() => place.textContent).toBe('0')
  root.unmount()
  place.remove()
})
