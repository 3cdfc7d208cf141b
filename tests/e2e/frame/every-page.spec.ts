import { expect, hydrated, test, watchProblems } from '../../support/test';

for (const width of [375, 1280]) {
  for (const mode of ['light', 'dark']) {
    test(`every page is free of errors at ${width} px in ${mode} mode`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const sitemap = await (await request.get('sitemap.xml')).text();
      const pages = [...sitemap.matchAll(/<loc>[^<]*\/partner-api-docs\/([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path,
      );
      expect(pages).toHaveLength(35);
      await page.setViewportSize({ width, height: 800 });
      const problems = watchProblems(page);
      const found: string[] = [];
      for (const path of [...pages, 'no-such-page']) {
        problems.length = 0;
        await page.goto(`./${path}?docusaurus-theme=${mode}`);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) problems.push(`${overflow} px wider than the window`);
        const own = problems.filter((text) => path !== 'no-such-page' || !text.includes('404'));
        found.push(...own.map((problem) => `/${path}: ${problem}`));
      }
      test.info().annotations.push({ type: 'pages', description: String(pages.length + 1) });
      console.log(`${pages.length + 1} pages at ${width} px, ${mode}: ${found.length} problems`);
      expect(found).toEqual([]);
    });
  }
}
