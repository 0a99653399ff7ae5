import sharp from 'sharp';

// Several pictures are decoded at once, one thread each; what is kept between them is never asked for again.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
