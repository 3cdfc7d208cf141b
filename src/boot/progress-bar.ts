import nprogress from 'nprogress';

// As shipped the bar has `role="bar"`, which no version of ARIA knows.
nprogress.configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});
