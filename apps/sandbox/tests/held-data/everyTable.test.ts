import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { isOfSandbox, readColumns } from '@baize/platform/database/testingColumns.ts'
import { expect, test } from 'vitest'
import { notExportedOfSandbox } from '../../src/personalData.ts'

test.each(testEngines)(
  'every table of the sandbox is named with the reason why it is not exported, on $name',
  async (engine) => {
    const { db, close } = await engine.open()
    const tables = new Set((await readColumns(db)).filter(isOfSandbox).map(({ of }) => of))
    await close()
    expect(Object.values(notExportedOfSandbox).flat().toSorted()).toEqual([...tables].toSorted())
  },
)
