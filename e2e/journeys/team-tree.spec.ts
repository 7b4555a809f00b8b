import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { newAgent, signedIn } from '../support/people.ts'
import { field } from '../support/screens.ts'

test('an agent opens the team branch by branch, finds an account in it, and comes back to it by its address', async ({
  browser,
}) => {
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const branch = await below(browser, person, 'agent')
  const context = await browser.newContext()
  const leaf = await below(browser, await signedIn(context, 'agent', { role: '', ...branch }), 'member')
  await context.close()

  const tree = page.getByRole('tree', { name: 'Your team' })
  const item = (account: string) => tree.getByRole('treeitem', { name: new RegExp(`^${account}`) })
  const way = page.getByRole('navigation', { name: 'Branch' })
  const picked = page.getByRole('region', { name: 'Selected account' })

  await test.step('opens a branch and selects a member in it', async () => {
    await visit(page, '/team-members')
    await page.getByRole('radio', { name: 'Tree' }).check({ force: true })
    await expect(item(branch.account)).toHaveAttribute('aria-expanded', 'false')
    await item(branch.account).click()
    await expect(picked).toContainText(branch.account)
    await page.keyboard.press('ArrowRight')
    await item(leaf.account).click()
    await expect(picked).toContainText(leaf.account)
    await expect(way).toHaveText(new RegExp(`My team.*${branch.account}.*${leaf.account}`))
  })

  await test.step('the address keeps who is picked', async () => {
    await expect(page).toHaveURL(/[?&]at=/)
    await page.reload()
    await expect(item(leaf.account)).toHaveAttribute('aria-selected', 'true')
    await expect(item(leaf.account)).toHaveAttribute('aria-level', '2')
    await expect(picked).toContainText(leaf.account)
  })

  await test.step('the way leads back up', async () => {
    await way.getByRole('link', { name: branch.account }).click()
    await expect(item(branch.account)).toHaveAttribute('aria-selected', 'true')
    await expect(picked).toContainText(branch.account)
    await expect(way).not.toContainText(leaf.account)
  })

  await test.step('who is looked for is led to in the tree', async () => {
    await field(page, 'Search accounts').fill(leaf.account)
    const row = page.getByRole('row').filter({ hasText: leaf.account })
    await row.getByRole('link', { name: 'Show in tree' }).click()
    await expect(item(leaf.account)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page, 'Search accounts')).toHaveValue('')
    await expect(way).toContainText(leaf.account)
  })
  await page.context().close()
})
